import { LegalText } from './LegalText';

/** A paragraph, or a list. */
export function TextBlock({ of: block }: { of: string | string[] }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LegalText>{block}</LegalText>
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <LegalText>{item}</LegalText>
        </li>
      ))}
    </ul>
  );
}
