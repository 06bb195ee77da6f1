// Each limit is an export of its own, so that a page takes along those that it goes by.
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
