import { execFileSync } from 'node:child_process';
import type { Network } from '../../deploy/cluster/place.ts';

/** Of documentation's own range, so that no network of this machine is meant. */
const [HERE, THERE] = ['198.51.100.1', '198.51.100.2'];
const NAMESPACE = 'protektor-fault';
const [NEAR, FAR] = ['protektor-f0', 'protektor-f1'];

const ip = (...args: string[]) => {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
};
const there = (...args: string[]) => ip('netns', 'exec', NAMESPACE, 'ip', ...args);

/** A network of two machines, with the first database alone on one of them. */
export function openNetwork() {
  const remove = () => {
    try {
      // the wire goes with it
      ip('netns', 'delete', NAMESPACE);
    } catch {
      // there is none
    }
  };
  return {
    /** Why it can't be made here. */
    lacks: (): string | undefined => {
      try {
        remove();
        ip('netns', 'add', NAMESPACE);
        remove();
        return undefined;
      } catch (error) {
        return `needs root and network namespaces: ${(error as Error).message.split('\n')[0]}`;
      }
    },
    make: (): Network => {
      remove();
      ip('netns', 'add', NAMESPACE);
      ip('link', 'add', NEAR, 'type', 'veth', 'peer', 'name', FAR, 'netns', NAMESPACE);
      ip('addr', 'add', `${HERE}/24`, 'dev', NEAR);
      ip('link', 'set', NEAR, 'up');
      there('addr', 'add', `${THERE}/24`, 'dev', FAR);
      there('link', 'set', FAR, 'up');
      there('link', 'set', 'lo', 'up');
      return { host: HERE, apart: { pg1: { host: THERE, namespace: NAMESPACE } } };
    },
    cut: () => there('link', 'set', FAR, 'down'),
    join: () => there('link', 'set', FAR, 'up'),
    remove,
  };
}
