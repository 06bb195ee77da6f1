import { createJestConfig } from '@muster/build/jest';

export default createJestConfig({ dir: import.meta.dirname, environment: 'node' });
