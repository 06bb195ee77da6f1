import { calendarEventCreateSchema } from '@muster/contracts';
import { useZodForm } from '@muster/ui';
import { formPath, preparedEvent, type EventValues } from './event-values.ts';

/** Creates the form of a new or existing event. */
export const useEventForm = (initialValues: EventValues) =>
  useZodForm({
    schema: calendarEventCreateSchema,
    initialValues,
    prepare: preparedEvent,
    mapPath: formPath,
  });
export type EventZodForm = ReturnType<typeof useEventForm>;
