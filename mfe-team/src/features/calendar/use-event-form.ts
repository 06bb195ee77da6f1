import { calendarEventCreateSchema } from '@muster/contracts';
import { useZodForm } from '@muster/ui';
import { formPath, preparedEvent, type EventValues } from './event-values.ts';

/** The form of an event, new or known. */
export const useEventForm = (initialValues: EventValues) =>
  useZodForm({
    schema: calendarEventCreateSchema,
    initialValues,
    prepare: preparedEvent,
    mapPath: formPath,
  });
export type EventZodForm = ReturnType<typeof useEventForm>;
