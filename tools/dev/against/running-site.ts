const patience = 10_000;

/** Why a site cannot be developed against, in a sentence; undefined when it can. */
export async function refusalOf(site, link) {
  let answer;
  try {
    answer = await ask(link);
  } catch (error) {
    return `${site} cannot be reached: ${error.cause?.message || error.message}`;
  }
  // Whatever else it answers may be a gate that lets browsers through.
  if (answer.status === 404) return `${site} takes nothing from your machine: it is a site in production.`;
  if (answer.status >= 500) return `${site} is not well: it answered ${answer.status}.`;
  return undefined;
}

/** The levels of the host API that the site's shell speaks; undefined where that cannot be read. */
export async function levelsOf(site) {
  try {
    const { shell } = await (await ask(`${site}/mf/registry.json`)).json();
    const { oldestHostApi, hostApi } = await (await ask(`${site}/mf/shell/${shell}/shell.json`)).json();
    return hostApi && { oldestHostApi, hostApi };
  } catch {
    // Behind a gate, or of another age: the page itself refuses what does not fit.
    return undefined;
  }
}

const ask = (address) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
