// Entry point for code that closes and reopens the accounts of hosts.
export { followHost } from '../clock/cover-task.ts';
