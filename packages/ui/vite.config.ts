import { libraryConfig } from '@org/config/vite-lib';
import pkg from './package.json' with { type: 'json' };

export default libraryConfig(pkg);
