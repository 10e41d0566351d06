import { Button } from 'shared-ui';
import { Section } from '../layout/Section';
import rows from './rows.module.css';

export function YourData() {
  return (
    <Section title="Your data" description="Everything that we keep about you, in one file.">
      <Button asChild className={rows.action}>
        <a href="/api/profile/download" download>
          Download your data
        </a>
      </Button>
    </Section>
  );
}
