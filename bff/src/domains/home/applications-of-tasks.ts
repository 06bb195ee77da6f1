import type { Task } from '../tasks/api/tasks.ts';

/** The applications that tasks of rules are about: `application.late:<id>:<version>`. */
export const applicationsOf = (tasks: readonly Task[]): ReadonlySet<string> =>
  new Set(
    tasks.flatMap(({ rule }) => {
      const [name, id] = rule?.split(':') ?? [];
      return id && name?.startsWith('application.') ? [id] : [];
    }),
  );
