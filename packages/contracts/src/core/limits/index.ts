// Each limit is a separate export, so that a page bundles only the limits it uses.
export * from './calendar.ts';
export * from './candidates.ts';
export * from './clients.ts';
export * from './jobs.ts';
export * from './lists.ts';
export * from './mail.ts';
export * from './platform.ts';
export * from './requests.ts';
export * from './self-service.ts';
export * from './sign-in.ts';
export * from './team.ts';
export * from './vetting.ts';
