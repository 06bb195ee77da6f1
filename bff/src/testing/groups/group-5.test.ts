import { runGroup } from './run-group.ts';

runGroup(5);
