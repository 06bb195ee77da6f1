// The split lets the shared libraries settle before anything uses them.
void import('./bootstrap.tsx');
