import type { CompileOperator } from './expression.ts';

export const stringOperators: Record<string, CompileOperator> = {};
