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

/** Where a cluster lies, and where it listens: on loopback alone. */
export interface Place {
  directory: string;
  /** Settings, data, logs and process ids, each in a folder of its own. */
  path(folder: 'etc' | 'data' | 'log' | 'run', ...names: string[]): string;
  port(name: PortName): number;
  address(name: PortName): string;
}

export const FOLDERS = ['etc', 'data', 'log', 'run'] as const;

export const placeOf = (directory: string, firstPort: number): Place => ({
  directory,
  path: (folder, ...names) => join(directory, folder, ...names),
  port: (name) => firstPort + OFFSETS[name],
  address: (name) => `127.0.0.1:${firstPort + OFFSETS[name]}`,
});
