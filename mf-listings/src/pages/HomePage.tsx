import { Choices } from '../home/Choices';
import { Hero } from '../home/Hero';

export function HomePage() {
  return (
    <>
      <Hero />
      <Choices />
    </>
  );
}
