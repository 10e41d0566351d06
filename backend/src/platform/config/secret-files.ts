import { readFileSync } from 'node:fs';

type Text = Readonly<Record<string, string | undefined>>;

/**
 * Docker and Kubernetes mount secrets as files: `NAME_FILE` is the path of the value of NAME.
 * Resolves all that can be read, and describes the others without their values.
 */
export function readSecretFiles(
  env: Text,
  names: readonly string[],
  plainNames: readonly string[] = [],
): { env: Record<string, string | undefined>; issues: string[] } {
  const issues: string[] = [];
  const read = { ...env };
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    const text = env[name] ? undefined : readText(path);
    if (env[name]) issues.push(`${name} and ${name}_FILE are both set: keep one of them`);
    else if (text === undefined) issues.push(`${name}_FILE: ${path} cannot be read`);
    else if (!text) issues.push(`${name}_FILE: ${path} is empty`);
    else read[name] = text;
  }
  for (const name of plainNames)
    if (env[`${name}_FILE`] && !plainNames.includes(`${name}_FILE`))
      issues.push(`${name}_FILE: only secrets are read from files; set ${name}`);
  return { env: read, issues };
}

/** Without the newline at its end, which editors and `openssl rand` add. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    // The sentence above names the file. Why it cannot be read is for the operator to see there.
    return undefined;
  }
}
