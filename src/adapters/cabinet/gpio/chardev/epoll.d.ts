// The library has no types of its own; only what is used of it.
declare module 'epoll' {
  class Epoll {
    static readonly EPOLLIN: number;
    constructor(ready: (error: Error | null, fd: number, events: number) => void);
    add(fd: number, events: number): this;
    close(): void;
  }
  const bound: { readonly Epoll: typeof Epoll };
  export = bound;
}
