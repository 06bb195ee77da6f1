import type { CompileOperator } from './expression.ts';

export const arrayOperators: Record<string, CompileOperator> = {};
