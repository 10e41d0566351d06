import { timeToWrite } from '../probe.ts';
import { promisedStop, promisedStopBesideBody } from '../world/site-node.ts';
import { wedged, wrong, type Proof } from './findings.ts';

export const nodesTakeWrites: Proof = {
  name: 'both nodes take changes without a restart',
  async check({ nodes }, simulation) {
    const findings = [];
    for (const node of nodes) {
      if ((await timeToWrite(node, simulation)) === undefined)
        findings.push(wedged(`${node.name} takes no changes`));
    }
    return findings;
  },
};

export const nodesStopInTime: Proof = {
  name: 'SIGTERM ends each node in time and with 0, also beside a body that never ends, and none ended by itself',
  async check({ nodes }) {
    await Promise.all(nodes.map((node) => node.stopBesideBody()));
    return nodes.flatMap(({ name, stops, crashes }) => [
      ...crashes.map(wrong),
      ...stops.flatMap(({ milliseconds, code }, index) => {
        const isLast = index === stops.length - 1;
        const isInTime = milliseconds < (isLast ? promisedStopBesideBody : promisedStop);
        const beside = isLast ? ' beside a body that never ends' : '';
        return code === 0 && isInTime
          ? []
          : [wrong(`${name} needed ${milliseconds} ms to end with ${code}${beside}`)];
      }),
    ]);
  },
};
