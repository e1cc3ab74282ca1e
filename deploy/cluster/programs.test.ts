import { expect, test } from 'vitest';
import { etcdApiOf } from './programs.ts';

test.for([
  ['patroni 3.0.2', 'etcd'],
  ['patroni 2.1.4', 'etcd'],
  ['patroni 3.0.3', 'etcd3'],
  ['patroni 3.0.10', 'etcd3'],
  ['patroni 3.3.2', 'etcd3'],
  ['patroni 4.0.4', 'etcd3'],
  ['patroni 3.1', 'etcd3'],
] as const)('%s uses %s', ([said, api]) => {
  expect(etcdApiOf(said)).toBe(api);
});
