import type { CompileOperator } from './expression.ts';

export const dateOperators: Record<string, CompileOperator> = {};
