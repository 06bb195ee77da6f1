import type { Task } from '../tasks/api/tasks.ts';

/** Returns the applications of rule tasks: `application.late:<id>:<version>`. */
export const applicationsOf = (tasks: readonly Task[]): ReadonlySet<string> =>
  new Set(
    tasks.flatMap(({ rule }) => {
      const [name, id] = rule?.split(':') ?? [];
      return id && name?.startsWith('application.') ? [id] : [];
    }),
  );
