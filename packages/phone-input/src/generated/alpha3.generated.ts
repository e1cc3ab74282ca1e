// Written by scripts/generate-countries.ts: change that, then run `pnpm gen`.

/**
 * The three letters of every country (ISO 3166-1, small letters), in the order of the two: only the third where the two
 * come first, nothing where it has none.
 */
export const ALPHA3_ROWS = 'asc,and,are,g,atg,a,b,arm,ago,g,m,aut,s,abw,ala,e,bih,brb,bgd,l,a,r,r,bdi,ben,m,u,brn,l,bes,a,bhs,n,a,blr,blz,n,k,cod,caf,cog,e,v,cok,chl,r,chn,l,i,b,cpv,cuw,r,p,e,u,i,dnk,a,m,a,u,est,y,esh,i,p,h,n,i,flk,fsm,fro,a,b,r,grd,o,guf,y,a,b,grl,b,gin,glp,gnq,c,m,m,gnb,guy,g,d,v,i,n,n,irl,isr,n,d,t,irq,n,l,a,y,jam,r,n,n,z,m,r,com,a,prk,kor,t,cym,kaz,o,n,a,e,a,lbr,o,u,x,a,lby,r,o,a,mne,maf,mdg,l,d,i,r,g,mac,mnp,mtq,t,r,mlt,s,mdv,i,mex,s,moz,m,l,r,k,a,c,d,r,l,u,niu,l,n,n,r,pyf,png,l,pak,pol,spm,i,e,prt,plw,pry,t,u,u,srb,s,a,u,slb,syc,n,swe,p,n,svn,m,svk,e,r,sen,m,sur,d,p,slv,m,r,swz,a,a,tcd,o,a,k,l,s,tkm,tun,n,tur,o,tuv,n,a,ukr,a,a,ury,b,t,t,n,b,r,m,t,wlf,m,k,m,myt,f,b,e';
