import type { CompileOperator } from './expression.ts';

export const typeOperators: Record<string, CompileOperator> = {};
