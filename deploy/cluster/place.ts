import { join } from 'node:path';

/** Ports, counted from the cluster's first one. */
const OFFSETS = {
  /** where browsers go */
  balancer: 0,
  /** whichever database takes writes, and whichever follows it */
  primary: 1,
  replica: 2,
  statistics: 3,
  api1: 4,
  api2: 5,
  worker: 6,
  s3: 7,
  pg1: 10,
  pg1Control: 11,
  pg2: 12,
  pg2Control: 13,
  /** a database made of copies */
  restored: 14,
  etcd1: 20,
  etcd1Peers: 21,
  etcd2: 22,
  etcd2Peers: 23,
  etcd3: 24,
  etcd3Peers: 25,
};
type PortName = keyof typeof OFFSETS;

/** A network whose parts may be cut off: a few have addresses, and network namespaces, of their own. */
export interface Network {
  host: string;
  apart: Partial<Record<PortName, { host: string; namespace: string }>>;
}

const LOOPBACK: Network = { host: '127.0.0.1', apart: {} };

/** Where a cluster lies, and where it listens: on loopback, unless it is tried with a network of its own. */
export interface Place {
  directory: string;
  /** Settings, data, logs and process ids, each in a folder of its own. */
  path(folder: 'etc' | 'data' | 'log' | 'run', ...names: string[]): string;
  port(name: PortName): number;
  host(name: PortName): string;
  /** The network namespace that a part runs in, where it has one. */
  namespace(name: PortName): string | undefined;
  address(name: PortName): string;
}

export const FOLDERS = ['etc', 'data', 'log', 'run'] as const;

export function placeOf(
  directory: string,
  firstPort: number,
  { host, apart }: Network = LOOPBACK,
): Place {
  const hostOf = (name: PortName) => {
    // what watches over a database is on its machine
    const machine = name === 'pg1Control' ? 'pg1' : name === 'pg2Control' ? 'pg2' : name;
    return apart[machine]?.host ?? host;
  };
  return {
    directory,
    path: (folder, ...names) => join(directory, folder, ...names),
    port: (name) => firstPort + OFFSETS[name],
    host: hostOf,
    namespace: (name) => apart[name]?.namespace,
    address: (name) => `${hostOf(name)}:${firstPort + OFFSETS[name]}`,
  };
}
