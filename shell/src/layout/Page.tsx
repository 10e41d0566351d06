import { Region } from '../remotes/Region';
import type { Part } from '../remotes/parts';

interface PageProps {
  part: Part;
  title: string;
  access: 'public' | 'member';
}

export function Page({ part }: PageProps) {
  return (
    <Region part={part} waiting={null} failed={(tryAgain) => <button onClick={tryAgain}>Try again</button>} />
  );
}
