import { describe, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LazyPart } from './LazyPart';

const loadForm = async () => ({ Form: () => <p>A form</p> });
const loadAnswer = async () => ({ Answer: () => <p>An answer</p> });

function Place({ isAnswered }: { isAnswered: boolean }) {
  if (isAnswered)
    return (
      <LazyPart load={loadAnswer} skeleton="Loading">
        {({ Answer }) => <Answer />}
      </LazyPart>
    );
  return (
    <LazyPart load={loadForm} skeleton="Loading">
      {({ Form }) => <Form />}
    </LazyPart>
  );
}

describe('a lazy part', () => {
  it('never gives a part to what another one has loaded in the same place', async () => {
    const { rerender } = render(<Place isAnswered={false} />);
    await screen.findByText('A form');
    rerender(<Place isAnswered />);
    await screen.findByText('An answer');
    rerender(<Place isAnswered={false} />);
    await screen.findByText('A form');
  });
});
