import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'shell/host';
import { forgetEverything, useLogOutMutation } from './logOutApi';
import { forgetTyped } from './visit';

export interface LogOut {
  run: () => void;
  isBusy: boolean;
}

/** Ends the session and goes home. What the cache holds is forgotten there, where no page of a member asks again. */
export function useLogOut(): LogOut {
  const [logOut, { isLoading, isSuccess, reset }] = useLogOutMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isHome = useLocation().pathname === '/';

  useEffect(() => {
    if (!isSuccess || !isHome) return;
    reset();
    forgetEverything(dispatch);
    toast({ title: 'Logged out successfully', description: 'You have been logged out of your account' });
  }, [isSuccess, isHome, reset, dispatch]);

  async function run() {
    const { error } = await logOut();
    if (error) {
      toast({
        title: 'Logout failed',
        description: 'There was an error logging out',
        variant: 'destructive',
      });
      return;
    }
    // At once: whoever takes over this computer may be faster than the way home.
    forgetTyped();
    void navigate('/');
  }

  return { run: () => void run(), isBusy: isLoading || isSuccess };
}
