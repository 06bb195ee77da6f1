export { DecisionModal } from './decision-modal.tsx';
export type { DecisionModalProps } from './decision-modal.tsx';
export { Drawer } from './drawer.tsx';
export type { DrawerProps } from './drawer.tsx';
export { EffectList } from './effect-list.tsx';
export type { Effect } from './effect-list.tsx';
export { OverlayFooter } from './overlay-footer.tsx';
export type { OverlayFooterProps } from './overlay-footer.tsx';
