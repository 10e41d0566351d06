export const proposedWords = {
  title: 'Proposed',
  description: 'You fly together once the other agrees.',
};
