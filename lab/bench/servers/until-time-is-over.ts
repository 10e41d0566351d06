/** Each of so many visitors asks again as soon as they have an answer, until the time is over. */
export async function untilTimeIsOver<Answer>(
  ask: () => Promise<Answer>,
  { visitors, seconds }: { visitors: number; seconds: number },
): Promise<Answer[]> {
  const end = performance.now() + seconds * 1_000;
  const answers: Answer[] = [];
  const visit = async () => {
    while (performance.now() < end) answers.push(await ask());
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return answers;
}
