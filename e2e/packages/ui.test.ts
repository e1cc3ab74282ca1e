import { describe } from 'vitest';
import { testInstalled } from './installed.ts';

describe('@org/ui, packed and installed', () =>
  testInstalled({ name: '@org/ui', folder: 'packages/ui' }));
