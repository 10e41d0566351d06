import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { changesInFrankfurt } from '../testing/trips';
import { TightConnection } from './TightConnection';

const toChicago = changesInFrankfurt.legs![1]!;

describe('the warning of a tight connection', () => {
  it.each([
    [50, '50 min to change planes in Frankfurt: that is tight. Ask the crew for help.'],
    [80, '1 h 20 min to change planes in Frankfurt: that is tight. Ask the crew for help.'],
    [0, 'The flight from Frankfurt leaves before you land. Ask the airline for the next one.'],
  ])('warns of a change of planes in %s minutes', (minutesToChange, warning) => {
    render(<TightConnection leg={{ ...toChicago, minutesToChange }} />);
    screen.getByText(warning);
  });

  it('warns of no change for which there is time', () => {
    const { container } = render(<TightConnection leg={{ ...toChicago, minutesToChange: null }} />);
    expect(container.textContent).toBe('');
  });
});
