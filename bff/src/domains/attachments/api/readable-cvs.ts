export { staffMayRead } from '../attachments.policy.ts';
