import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'shell/host';
import { createSignal, useSignal } from '../base/signal';
import { clearTabMemory } from '../forms/clearTabMemory';
import { clearUserData, useLogOutMutation } from './logOutApi';
import { words } from '../words';

export interface LogOut {
  run: () => void;
  isBusy: boolean;
}

/** The session is over, but the home page does not know yet: it must not load what only members may read. */
const leaving = createSignal(false);
export const useIsLeaving = () => useSignal(leaving);

/** Ends the session and goes home. The cache is cleared there, where no member's page reloads its data. */
export function useLogOut(): LogOut {
  const [logOut, { isLoading, isSuccess, reset }] = useLogOutMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isHome = useLocation().pathname === '/';

  useEffect(() => {
    if (!isSuccess || !isHome) return;
    reset();
    clearUserData(dispatch);
    leaving.set(false);
    toast({ title: words.loggedOut, description: words.loggedOutHint });
  }, [isSuccess, isHome, reset, dispatch]);

  async function run() {
    const { error } = await logOut();
    if (error) {
      toast({
        title: words.logoutFailed,
        description: words.logoutFailedHint,
        variant: 'destructive',
      });
      return;
    }
    // Now, because the next user of this computer may act before the home page is there.
    clearTabMemory();
    if (isHome) return;
    leaving.set(true);
    void navigate('/');
  }

  return { run: () => void run(), isBusy: isLoading || isSuccess };
}
