#!/bin/sh
# Runs the Workers' runtime so that it ends with the process that started it, however that ends: left alone, workerd goes on and
# keeps its port. $WORKERD is the runtime itself (workers/cli/lifetime.ts).
if command -v setpriv >/dev/null 2>&1; then
  exec setpriv --pdeathsig KILL "$WORKERD" "$@"
fi
# Elsewhere than on Linux somebody looks each second. The runtime keeps the number of this process.
parent=$PPID
(
  exec <&- >/dev/null 2>&1 3>&-
  while kill -0 "$parent" && kill -0 $$; do sleep 1; done
  kill -9 $$
) &
exec "$WORKERD" "$@"
