// The base of the design system; every remote imports from here, never the component library.
export * from './chart/index.ts';
export * from './feedback/index.ts';
export * from './form/index.ts';
export * from './format/index.ts';
export * from './i18n/index.ts';
export { common } from './messages/common.en.ts';
export { enumLabels } from './messages/enum-labels.en.ts';
export * from './layout/index.ts';
export * from './link/index.ts';
export * from './overlay/index.ts';
export * from './palette/index.ts';
export * from './photo/index.ts';
export * from './primitives/index.ts';
export * from './record/index.ts';
export * from './rich-text/index.ts';
export * from './state/index.ts';
export * from './table/index.ts';
export * from './theme/index.ts';
