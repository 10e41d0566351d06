export interface Verdict {
  isMet: boolean;
  text: string;
}

export function printVerdicts(verdicts: readonly Verdict[]): void {
  for (const { isMet, text } of verdicts) {
    console.log(`  ${isMet ? '✓' : '✗'} ${text}`);
    if (!isMet) process.exitCode = 1;
  }
}
