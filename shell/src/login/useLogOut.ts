import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'shell/host';
import { forgetEverything, useLogOutMutation } from './logOutApi';

export interface LogOut {
  run: () => void;
  isBusy: boolean;
}

/** Ends the session and goes home. What the cache holds is forgotten there, where no page of a member asks again. */
export function useLogOut(): LogOut {
  const [logOut, { isLoading }] = useLogOutMutation();
  const [isLeaving, setLeaving] = useState(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isHome = useLocation().pathname === '/';

  useEffect(() => {
    if (!isLeaving || !isHome) return;
    setLeaving(false);
    forgetEverything(dispatch);
    toast({ title: 'Logged out successfully', description: 'You have been logged out of your account' });
  }, [isLeaving, isHome, dispatch]);

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
    setLeaving(true);
    void navigate('/');
  }

  return { run: () => void run(), isBusy: isLoading || isLeaving };
}
