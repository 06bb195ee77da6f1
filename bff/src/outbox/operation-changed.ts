import { z } from 'zod';

/** A bulk operation or an import of a person went on, ended or was cancelled; told by the streams. */
export const operationChanged = 'operation.changed';

export const operationChangedPayload = z.object({ userId: z.string(), operationId: z.string() });
