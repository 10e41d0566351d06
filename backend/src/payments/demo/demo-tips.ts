export interface DemoTip {
  from: string;
  to: string;
  dollars: number;
  daysAgo: number;
  message: string | null;
}

/** `priya meera 25 3 Thank you!` */
const table = `
  priya meera 25 3 My parents speak of you as if you were family. Thank you for the wheelchair in Doha.
  sunita meera 40 26 For two suitcases, one mother and endless patience.
  deepak meera 15 61
  arjun meera 20 118 The tea is on me this time.
  fatima meera 10 203 Thank you for reading the forms to her.
  meera tomas 20 44 For my friend's father, who still asks about the tall man from gate 9.
  ifeoma chidi 30 6 She found the orange cap at once. God bless you.
  ifeoma emeka 10 19 For the forms, and for the fish.
  tunde adaeze 25 33 From a mathematician who has met his match.
  ngozi chidi 15 92
`;

function tipOf(line: string): DemoTip {
  const [from = '', to = '', dollars, daysAgo, ...words] = line.trim().split(' ');
  return { from, to, dollars: Number(dollars), daysAgo: Number(daysAgo), message: words.join(' ') || null };
}

export const demoTips: DemoTip[] = table.trim().split('\n').map(tipOf);
