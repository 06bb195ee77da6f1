// The split lets the shared libraries settle before anything uses them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
