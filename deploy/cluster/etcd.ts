import type { Place } from './place.ts';
import type { Part } from './processes.ts';
import type { Programs } from './programs.ts';
import { answers } from './requests.ts';

const MEMBERS = [1, 2, 3] as const;
export const ETCD = MEMBERS.map((n) => `etcd${n}`);

/** Three of them agree on who is the primary: one may be lost. Decision 164. */
export function etcdParts(place: Place, { etcd, etcdApi }: Programs): Part[] {
  const urlOf = (n: 1 | 2 | 3) => `http://${place.address(`etcd${n}`)}`;
  const peerOf = (n: 1 | 2 | 3) => `http://${place.address(`etcd${n}Peers`)}`;
  return MEMBERS.map((n) => ({
    name: `etcd${n}`,
    command: etcd,
    args: [
      ...['--name', `etcd${n}`],
      ...['--data-dir', place.path('data', `etcd${n}`)],
      ...['--listen-client-urls', urlOf(n), '--advertise-client-urls', urlOf(n)],
      ...['--listen-peer-urls', peerOf(n), '--initial-advertise-peer-urls', peerOf(n)],
      ...['--initial-cluster', MEMBERS.map((one) => `etcd${one}=${peerOf(one)}`).join(',')],
      ...['--initial-cluster-state', 'new'],
      // three members, two databases and everything else share this machine's cores and disk
      ...['--heartbeat-interval', '250', '--election-timeout', '2500'],
      ...['--auto-compaction-retention', '1'],
      // off by default since 3.4, gone in 3.6
      ...(etcdApi === 'etcd' ? ['--enable-v2'] : []),
    ],
    // one alone has nobody to agree with, so whether they do is asked of all of them at the end
    isReady: async () => n < 3 || (await answers(`${urlOf(1)}/health`, '"health":"true"')),
    readyWithinS: 30,
  }));
}
